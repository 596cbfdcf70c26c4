create or replace function private.items_in (
  items private.home_item[],
  c public.collections
)
  returns private.home_item[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array(select i from unnest(items) as i, (select private.like_any(c.words) as patterns offset 0) as w
    where i.id = any (c.item_ids) or (i.kind = c.kind
      and (c.words <> '{}' or c.veg_only or c.most_paise is not null)
      and (c.words = '{}' or i.words like any (w.patterns))
      and (not c.veg_only or i.diet = 'veg') and (c.most_paise is null or i.price_paise <= c.most_paise))
    order by i.rank, i.id)
$function$;

comment on function private.items_in(private.home_item[], public.collections) is 'Those of the items that belong to a collection, the best first: named by hand, or of its trade and within every part of its rule.';

revoke all on function private.items_in(private.home_item[], public.collections) from public;
