import { Settings } from "../../view/settings.tsx";
import { show } from "../../view/show.tsx";
import { webExtension } from "../../web-extension.ts";

show(<Settings ext={webExtension()} />);
