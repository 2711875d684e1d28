import { useState } from 'react'
import { View } from '@tarojs/components'
import { formatMinute } from '@/lib/time'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Chips } from '@/ui/chips/chips'
import { Sheet } from '@/ui/sheet/sheet'
import type { StoredItem, Wallet } from '../model'
import { ThingCode } from './thing-code'
import css from './wallet-sheet.module.scss'

export interface WalletSheetProps {
  wallet: Wallet
  open: boolean
  onClose: () => void
}

/** 离线卡包: what is stored on this device, each with its current code, online or offline. */
export function WalletSheet({ wallet, open, onClose }: WalletSheetProps) {
  const [chosen, choose] = useState<string>()
  const thing = wallet.things.find(({ id }) => id === chosen) ?? wallet.things[0]
  return (
    <Sheet open={open} title='离线卡包' onClose={onClose}>
      <View className={css.what}>门票与券保存在这台设备上，没有网络也能出示；退出登录后清除。</View>
      {thing ? <SavedCode key={thing.id} thing={thing} offsetMs={wallet.offsetMs} /> : null}
      {wallet.things.length > 1 ? (
        <CellGroup title='已保存'>
          {wallet.things.map(({ id, title, note, seenAt }) => (
            <Cell
              key={id}
              title={title}
              note={`${note} · 更新于 ${formatMinute(seenAt)}`}
              value={id === thing?.id ? '出示中' : ''}
              onPress={() => choose(id)}
            />
          ))}
        </CellGroup>
      ) : null}
    </Sheet>
  )
}

function SavedCode({
  thing: { title, note, keys, seenAt },
  offsetMs
}: {
  thing: StoredItem
  offsetMs: number
}) {
  const [keyId, setKeyId] = useState(keys[0]?.id ?? '')
  return (
    <View className={css.card}>
      <View className={css.title}>{title}</View>
      <View className={css.note}>{note}</View>
      {keys.length > 1 ? (
        <Chips
          title='出示谁的票'
          items={keys.map(({ id, label }) => ({ key: id, title: label }))}
          chosen={keyId}
          onChoose={setKeyId}
        />
      ) : null}
      <ThingCode
        live={{ keys, offsetMs, seenAt, offline: false }}
        id={keyId}
        lost={false}
        onRetry={() => undefined}
      />
      <View className={css.note}>{`更新于 ${formatMinute(seenAt)}`}</View>
    </View>
  )
}
