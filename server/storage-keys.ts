export const AWS_KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'] as const

export type AwsEnvironment = Record<string, string | undefined>

/** What opens object storage: that of this site, and the one that everything is moved to. */
export type StorageKeys = { here: AwsEnvironment; there: AwsEnvironment }

/** Whether they are needed, and so whether one is missing, is known where a storage is opened. */
export function readStorageKeys(env: AwsEnvironment): StorageKeys {
  const here = Object.fromEntries([...AWS_KEYS, 'AWS_REGION', 'AWS_DEFAULT_REGION'].map((name) => [name, env[name]]))
  const others = AWS_KEYS.map((name) => [name, env[`NEW_${name}`]] as const)
  const hasOthers = others.some(([, value]) => value)
  return { here, there: hasOthers ? { ...here, ...Object.fromEntries(others) } : here }
}
