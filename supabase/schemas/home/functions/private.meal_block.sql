create or replace function private.meal_block (
  items private.home_item[],
  at timestamp with time zone,
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
  c public.collections;
  chosen private.home_item[];
begin
  select * into c from public.collections as k where k.slug = private.meal_at(meal_block.at);
  if not found then return null; end if;
  chosen := array(
    select d.item from (
      -- One of each name: ten kitchens' chicken biryani is one suggestion.
      select distinct on (lower(i.name)) i as item, i.rank, i.id from unnest(private.items_in(meal_block.items, c)) as i
        order by lower(i.name), i.rank, i.id
    ) as d order by d.rank, d.id limit 12);
  if chosen = '{}' then return null; end if;
  return jsonb_build_object('slug', c.slug, 'name', private.in_language(c.name, c.name_translations,
    meal_block.language),
    'items', private.cards_of(chosen, meal_block.language));
end
$function$;

comment on function private.meal_block(private.home_item[], timestamp
  with time zone, text) is 'What is eaten at this hour nearby: {slug, name, items}, at most twelve and no two of one name; null where there is nothing.';

revoke all on function private.meal_block(private.home_item[], timestamp with time zone, text) from public;
