create or replace function private.note_facts (
  vendor_id uuid,
  VARIADIC facts private.figure_fact[]
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.figure_changes (vendor_id, day, hour, measure, item_id, item_name, amount)
  select note_facts.vendor_id, b.at::date, case when f.measure in ('pieces', 'item_sales') then 0
    else extract(hour from b.at) end, f.measure, coalesce(f.item_id, '00000000-0000-0000-0000-000000000000'),
    f.item_name, f.amount
  from unnest(facts) as f cross join lateral (select f.at at time zone 'Asia/Kolkata' as at) as b
  where f.amount <> 0
$function$;

comment on function private.note_facts(uuid, private.figure_fact[]) is 'Writes what has come to a vendor''s figures, by Indian time.';

revoke all on function private.note_facts(uuid, private.figure_fact[]) from public;
