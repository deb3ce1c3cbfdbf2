declare module "autocannon" {
  interface Request {
    readonly path?: string;
    /** Makes each request as it is sent. */
    readonly setupRequest?: (request: Request) => Request;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly overallRate?: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** Several requests, sent in turn. */
    readonly requests?: readonly Request[];
  }
  interface Result {
    readonly requests: { readonly total: number; readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
