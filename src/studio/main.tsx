import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import "#ui/styles/layers.css";
import "./ui/studio.css";
import { followPresses } from "./calls/attended.ts";
import { ConfirmHost } from "./entrance/confirm-host.tsx";
import { createStudioRouter } from "./studio-router.tsx";

followPresses();
const place = document.getElementById("studio");
if (place)
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={createStudioRouter()} />
      <ConfirmHost />
    </StrictMode>,
  );
