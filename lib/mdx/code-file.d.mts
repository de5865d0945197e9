export declare const versionFile: string;
export declare function codeFile(page: Readonly<{ file: string; text: string; version: string }>): string;
export declare function hasImports(text: string): boolean;
