let open = 0

/**
 * Whether WeChat's payment sheet covers the mini-program: on some phones that fires `hide`, just as leaving
 * does.
 */
export const isPaying = (): boolean => open > 0

/** Marks it as open until this has settled. */
export async function whilePaying<T>(payment: Promise<T>): Promise<T> {
  open += 1
  try {
    return await payment
  } finally {
    open -= 1
  }
}
