import type { NextConfig } from 'next'

export declare function beforeBuild(): Promise<
  Pick<NextConfig, 'adapterPath' | 'compiler' | 'generateBuildId'>
>
