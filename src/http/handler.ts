/** The app on node's server, with its pages. Loaded when it is needed (`late-handler.ts`). */
import type { RequestListener } from "node:http";
import { toNodeHandler } from "h3";
import { type AppOptions, createApp } from "./app.ts";
import { pageRoutes, type PageRouteOptions } from "./routes/pages.ts";

/** What the app and its pages need. */
export interface HandlerOptions {
  readonly app: Omit<AppOptions, "pages">;
  readonly pages: PageRouteOptions;
}

/** Gives the handler of all requests. */
export function createHandler({ app, pages }: HandlerOptions): RequestListener {
  return toNodeHandler(createApp({ ...app, pages: [pageRoutes(pages)] }));
}
