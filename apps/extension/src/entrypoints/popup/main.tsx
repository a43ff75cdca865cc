import { Popup } from "../../view/popup.tsx";
import { show } from "../../view/show.tsx";
import { webExtension } from "../../web-extension.ts";

show(<Popup ext={webExtension()} />);
