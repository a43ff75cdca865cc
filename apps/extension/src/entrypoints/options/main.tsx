import { Settings } from "../../view/settings.tsx";
import { renderView } from "../../view/render-view.tsx";
import { getWebExtension } from "../../web-extension.ts";

renderView(<Settings ext={getWebExtension()} />);
