create or replace function public.item_names (
  item_ids uuid[],
  language text
)
  returns table (
    item_id uuid,
    written text,
    name text,
    options jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  spoken text := left(item_names.language, 10);
begin
  perform private.require_user();
  if cardinality(item_ids) > 200 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select i.id, l.label, coalesce(n.name, l.label), coalesce(o.names, '{}')
    from public.catalog_items as i
    join public.vendors as v on v.id = i.vendor_id
    cross join lateral (select private.item_label(i.name, i.unit, v.kind) as label) as l
    cross join lateral (select private.option_names(i.id, spoken) as names offset 0) as o
    left join private.names_in(item_names.item_ids, spoken) as n on n.item_id = i.id
    where i.id = any (item_names.item_ids) and (n.item_id is not null or o.names is not null);
end
$function$;

comment on function public.item_names(uuid[], text) is 'The names of at most 200 items in a language, beside what the vendor writes now (written), and of what can be chosen for them (options, {as written: translated}): an order keeps the names of its day, and is translated where both are the same. Items of which nothing is translated are left out.';

revoke all on function public.item_names(uuid[], text) from public;

grant execute on function public.item_names(uuid[], text) to authenticated, postgres;
