import { BrowserRouter } from "react-router-dom";
import { Crash } from "./crash.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { Pages } from "./pages.tsx";
import { ScrollKeeper } from "./scroll-keeper.tsx";
import { ToastOutlet } from "./toast-outlet.tsx";

export function App() {
  return (
    <Crash>
      <OfflineBanner />
      <BrowserRouter>
        <ScrollKeeper />
        <Pages />
      </BrowserRouter>
      <ToastOutlet />
    </Crash>
  );
}
