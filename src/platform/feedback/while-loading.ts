import { hideLoading, showLoading } from './feedback'

/** Shows the loading sign over the page, which takes no tap meanwhile, for as long as a short action takes. */
export async function whileLoading<T>(title: string, action: () => Promise<T>): Promise<T> {
  showLoading(title)
  try {
    return await action()
  } finally {
    hideLoading()
  }
}
