import { Popup } from "../../view/popup.tsx";
import { renderView } from "../../view/render-view.tsx";
import { getWebExtension } from "../../web-extension.ts";

renderView(<Popup ext={getWebExtension()} />);
