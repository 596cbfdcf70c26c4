create or replace function private.dishes_instead (
  line public.order_items
)
  returns SETOF public.catalog_items
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select w.* from public.catalog_items as i join public.catalog_items as w on w.vendor_id = i.vendor_id and w.id <> i.id
  left join public.dishes as was on was.item_id = i.id left join public.dishes as d on d.item_id = w.id
  where i.id = line.item_id and w.tax_class = i.tax_class and private.item_unavailable_reason(w, now()) is null
    -- Nobody who asked for vegetables is offered meat, nor egg.
    and coalesce(d.diet, 'non_veg') <= coalesce(was.diet, 'non_veg')
    -- What has to be chosen, only the customer could choose.
    and not exists (select from public.item_option_groups as g where g.item_id = w.id and g.min_choices > 0)
$function$;

comment on function private.dishes_instead(public.order_items) is 'The dishes that may take the place of a line''s: of the same restaurant and tax class, there, no stricter in diet, and without choices that must be made.';

revoke all on function private.dishes_instead(public.order_items) from public;
