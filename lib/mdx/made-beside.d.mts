export declare const besideVariable: string;
export declare function isMadeBeside(): boolean;
export declare function awaitFile(file: string): Promise<void>;
