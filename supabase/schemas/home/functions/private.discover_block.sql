create or replace function private.discover_block (
  items private.home_item[],
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  dishes private.home_item[] := array(select i from unnest(discover_block.items) as i where i.kind = 'food');
  usual public.discover_filters;
  usual_words text[];
  wanted private.home_item[] := '{}';
begin
  select * into usual from public.discover_filters as f where f.is_default;
  if found then
    usual_words := private.like_any(usual.words);
    wanted := array(select i from unnest(dishes) as i where i.words like any (usual_words));
  end if;
  return jsonb_build_object(
    'kinds', (select coalesce(jsonb_agg(k.kind order by k.kind), '[]')
      from (select distinct i.kind from unnest(discover_block.items) as i) as k),
    'filters', (select coalesce(jsonb_agg(jsonb_build_object('key', f.key, 'name',
      private.in_language(f.name, f.name_translations, discover_block.language))
      order by f.position, f.key), '[]') from public.discover_filters as f),
    'filter', case when wanted <> '{}' then usual.key end,
    'items', private.cards_of(private.best_of(case when wanted <> '{}' then wanted else dishes end, 8),
      discover_block.language));
end
$function$;

comment on function private.discover_block(private.home_item[], text) is 'Explore & Discover on home: the trades that have something nearby, the quick filters, the one that is on (the default one, where anything matches it), and the first eight dishes.';

revoke all on function private.discover_block(private.home_item[], text) from public;
