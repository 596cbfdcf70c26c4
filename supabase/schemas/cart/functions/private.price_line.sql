create or replace function private.price_line (
  item_id text,
  option_ids uuid[],
  at timestamp with time zone default now()
)
  returns private.priced_line
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  item public.catalog_items;
  vendor public.vendors;
  line private.priced_line;
  chosen uuid[] := array(select distinct o from unnest(coalesce(option_ids, '{}')) as o order by o);
  found_options integer;
  wrong_groups integer;
  unavailable integer;
  extra integer;
begin
  if pg_input_is_valid(item_id, 'uuid') then
    select * into item from public.catalog_items as i where i.id = price_line.item_id::uuid;
  end if;
  if item.id is null then
    line.problem := 'item_not_found';
    return line;
  end if;
  select * into vendor from public.vendors as v where v.id = item.vendor_id;

  select count(*), coalesce(sum(o.price_paise), 0), count(*) filter (where not o.is_available),
    coalesce(jsonb_agg(jsonb_build_object('group', g.name, 'name', o.name, 'price_paise', o.price_paise)
      order by g.position, g.name, o.position, o.name), '[]'::jsonb)
  into found_options, extra, unavailable, line.options
  from public.item_options as o join public.item_option_groups as g on g.id = o.group_id
  where g.item_id = item.id and o.id = any (chosen);

  select count(*) into wrong_groups from (
    select g.id from public.item_option_groups as g
    left join public.item_options as o on o.group_id = g.id and o.id = any (chosen)
    where g.item_id = item.id group by g.id
    having count(o.id) not between g.min_choices and g.max_choices) as g;

  line.item_id := item.id;
  line.option_ids := chosen;
  line.options_key := array_to_string(chosen, ',');
  line.vendor_id := vendor.id;
  line.vendor_name := vendor.name;
  line.name := private.item_label(item.name, item.unit, vendor.kind);
  line.category := vendor.kind::text;
  line.unit_paise := item.price_paise + extra;
  line.picture := item.picture;
  line.tax_class := item.tax_class;
  line.stock := item.stock;
  line.problem := case
    when vendor.status <> 'active' then 'vendor_suspended'
    when private.item_unavailable_reason(item, price_line.at) is not null then 'item_sold_out'
    when found_options <> cardinality(chosen) or wrong_groups > 0 or unavailable > 0 then 'options_invalid'
  end;
  return line;
end
$function$;

comment on function private.price_line(text, uuid[], timestamp with time zone) is 'Present price and details of an item with options, or the reason why it cannot be ordered for a time.';

revoke all on function private.price_line(text, uuid[], timestamp with time zone) from public;
