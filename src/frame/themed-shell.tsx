import { useMemo, type PropsWithChildren } from 'react'
import { useAtomValue } from 'jotai'
import { appearanceAtom } from '@/features/appearance/state'
import { channelAtom } from '@/features/channel/commands'
import { goBack, goHome } from '@/routes/navigate'
import { classNames } from '@/ui/class-names'
import { ShellContext } from '@/ui/shell/shell'

/**
 * Passes the appearance of all pages to the UI kit: the channel's theme, and the colour scheme and elder mode
 * of this device.
 */
export function ThemedShell({ children }: PropsWithChildren) {
  const channel = useAtomValue(channelAtom)
  const { look, elder } = useAtomValue(appearanceAtom)
  const shell = useMemo(
    () => ({
      themes: classNames('theme', `theme-${channel}`, look && `theme-${look}`, elder && 'theme-elder'),
      still: elder,
      goBack: () => void goBack(),
      goHome: () => void goHome()
    }),
    [channel, look, elder]
  )
  return <ShellContext.Provider value={shell}>{children}</ShellContext.Provider>
}
