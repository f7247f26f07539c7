export declare function readInterviewMonths(): number
