export declare function beforeBuild(): Promise<(build: { distDir: string }) => Promise<void>>
