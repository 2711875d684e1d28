export type Environment = 'development' | 'uat' | 'production'

/** The environment this was built for; development by default (rule channel.environment). */
export function environment(): Environment {
  return process.env.TARO_APP_ENV
}
