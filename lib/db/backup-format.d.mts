/** A backup cannot be made, is invalid, or cannot be restored here. The message is for the operator. */
export declare class BackupError extends Error {}
