/** Kinds of things that none of these tells: whoever uses the first of a kind adds it above. */
export const unknownKindsQuery = `
  select format('%s of kind %s', relname, relkind) as name from pg_class c
  where relnamespace = $1::regnamespace and (relkind not in ('r', 'v', 'i', 'S', 't')
    or reloptions is not null or relispartition or relrowsecurity)
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select format('type %s', typname) from pg_type t
  where typnamespace = $1::regnamespace and typtype in ('d', 'e', 'r')
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  union all
  select format('aggregate %s', proname) from pg_proc p
  where pronamespace = $1::regnamespace and prokind not in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('column %s of %s', attname, c.relname)
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = $1::regnamespace and c.relkind = 'r' and a.attnum > 0
    and (attgenerated <> '' or attcollation <> t.typcollation)
  union all
  select format('rule %s', rulename) from pg_rules
  where schemaname = $1::regnamespace::text and rulename <> '_RETURN'
  union all
  select format('counting of %s', c.relname) from pg_sequence s join pg_class c on c.oid = s.seqrelid
  where c.relnamespace = $1::regnamespace and (seqmin <> 1 or seqincrement <> 1 or seqcycle
    or seqcache <> 1 or seqstart <> 1
      and exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i'))
  union all
  select format('comment %s', description) from pg_description
  where objoid in (select oid from pg_class where relnamespace = $1::regnamespace)`
