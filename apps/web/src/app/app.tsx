import { BrowserRouter } from "react-router-dom";
import { Crash } from "./crash.tsx";
import { Pages } from "./pages.tsx";
import { ScrollKeeper } from "./scroll-keeper.tsx";
import { ToastOutlet } from "./toast-outlet.tsx";

export function App() {
  return (
    <Crash>
      <BrowserRouter>
        <ScrollKeeper />
        <Pages />
      </BrowserRouter>
      <ToastOutlet />
    </Crash>
  );
}
