import { useTranslation } from '../../language/use-translation'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical, Plus } from '../../ui/icons'
import { Badge } from './content-state'
import { contentPath, newContentPath } from './edited-kinds'
import { type Dragging, useDragging } from './editor/use-dragging'
import styles from './menu-list.module.css'
import type { TreeNode } from './menu-tree'

const verbs = [
  ['up', ArrowUp],
  ['down', ArrowDown],
  ['out', ArrowLeft],
  ['in', ArrowRight],
] as const

type Props = { tree: TreeNode[]; moved: string | null }

/** Steps by button, with or without scripts; with scripts pages can also be dragged. */
export function MenuList({ tree, moved }: Props) {
  const dragging = useDragging()
  return (
    <form method="post" ref={dragging.form}>
      <input type="hidden" name="place" ref={dragging.field} defaultValue="" />
      <Level nodes={tree} parentId={null} moved={moved} dragging={dragging} />
    </form>
  )
}

type LevelProps = {
  nodes: TreeNode[]
  parentId: number | null
  moved: string | null
  dragging: Dragging
}

function Level({ nodes, parentId, moved, dragging }: LevelProps) {
  if (nodes.length === 0) return null
  return (
    <ul className={styles.level}>
      {nodes.map((node, at) => (
        <li key={node.id} id={`page-${node.id}`}>
          <div
            className={styles.page}
            data-over={dragging.over === `${node.id}` || undefined}
            {...dragging.handlers(node.id, parentId, at)}
          >
            <GripVertical className={`icon ${styles.grip}`} />
            <a href={contentPath('page', node.id)} draggable={false}>
              {node.name}
            </a>
            <Signs node={node} />
            <Steps node={node} isFirst={at === 0} isTop={parentId === null} moved={moved} />
          </div>
          <Level nodes={node.children} parentId={node.id} moved={moved} dragging={dragging} />
        </li>
      ))}
    </ul>
  )
}

function Signs({ node }: { node: TreeNode }) {
  const { t } = useTranslation('office-editorial')
  return (
    <span className={styles.signs}>
      {node.state !== 'published' && <Badge state={node.state} />}
      {!node.isInMenu && <small>{t('not-in-menu')}</small>}
    </span>
  )
}

type StepsProps = { node: TreeNode; isFirst: boolean; isTop: boolean; moved: string | null }

function Steps({ node, isFirst, isTop, moved }: StepsProps) {
  const { t } = useTranslation('office-editorial')
  const isIdle = { up: isFirst, down: false, out: isTop, in: isFirst }
  return (
    <span className={styles.steps}>
      {verbs.map(([verb, Icon]) => (
        <button
          key={verb}
          type="submit"
          name="move"
          value={`${verb}:${node.id}`}
          aria-disabled={isIdle[verb] || undefined}
          // biome-ignore lint/a11y/noAutofocus: it is where the keyboard was
          autoFocus={moved === `${verb}:${node.id}`}
          aria-label={t(`move.${verb}`, { name: node.name })}
          title={t(`move.${verb}`, { name: node.name })}
        >
          <Icon />
        </button>
      ))}
      <a
        href={`${newContentPath('page')}?parent=${node.id}`}
        draggable={false}
        aria-label={t('new.below', { name: node.name })}
        title={t('new.below', { name: node.name })}
      >
        <Plus />
      </a>
    </span>
  )
}
