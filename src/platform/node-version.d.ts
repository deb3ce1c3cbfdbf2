/** One sentence when this Node is too old, else null. `version` is such as "24.21.0". */
export declare function nodeFault(version: string): string | null;
