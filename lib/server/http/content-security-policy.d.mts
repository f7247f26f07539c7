/** Sources are `sha256-…` or `nonce-…`. */
export interface PagePolicyOptions {
  scripts: readonly string[]
  styles?: readonly string[]
  /** Origins of scripts that need consent. */
  origins?: readonly string[]
  isDevelopment?: boolean
}

export declare const STYLE_HASHES: readonly string[]
export declare const UPGRADE_REQUESTS: string
export declare const FILE_POLICY: string
export declare const SECURITY_HEADERS: Readonly<Record<string, string>>
export declare const STRICT_TRANSPORT_SECURITY: string
export declare function pagePolicy(options: PagePolicyOptions): string
export declare function originsOf(urls: readonly (string | undefined)[]): string[]
export declare function hashInlineCode(text: string): string
export declare function hashInlineScripts(html: string): string[]
export declare function hashInlineStyles(html: string): string[]
