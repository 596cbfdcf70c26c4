create or replace function private.figure_differences (
  vendor_id uuid
)
  returns table (
    day date,
    hour smallint,
    measure text,
    item_id uuid,
    item_name text,
    amount bigint
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  with scanned as (
    select b.at::date as day, (case when f.measure in ('pieces', 'item_sales') then 0
      else extract(hour from b.at) end)::smallint as hour, f.measure,
      coalesce(f.item_id, '00000000-0000-0000-0000-000000000000') as item_id, f.item_name, f.amount
    from private.facts_of_vendor(figure_differences.vendor_id) as f
    cross join lateral (select f.at at time zone 'Asia/Kolkata' as at) as b
  )
  select d.day, d.hour, d.measure, d.item_id, max(d.item_name), sum(d.amount)::bigint from (
    select * from scanned
    union all
    select k.day, k.hour, k.measure, k.item_id, k.item_name, -k.amount from private.figures_now as k
    -- Visits are counted here alone.
    where k.vendor_id = figure_differences.vendor_id and k.measure not like 'visit%') as d
  group by d.day, d.hour, d.measure, d.item_id having sum(d.amount) <> 0
$function$;

comment on function private.figure_differences(uuid) is 'Where a vendor''s kept figures differ from its orders, the ledger and its reviews, and by how much; nothing where they are right.';

revoke all on function private.figure_differences(uuid) from public;
