create or replace function private.round_lines (
  vendor uuid,
  day date
)
  returns table (
    subscriber_id uuid,
    order_id uuid,
    subscription_id uuid,
    item_id uuid,
    quantity integer,
    skipped text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query
    select d.id, w.order_id, s.id, s.item_id, w.quantity::integer, w.skipped
    from public.subscribers as d join public.subscriptions as s on s.subscriber_id = d.id
    join public.subscription_days as w on w.subscription_id = s.id and w.day = round_lines.day
    where d.vendor_id = round_lines.vendor and d.ran_on >= round_lines.day
    union all
    select d.id, null, s.id, s.item_id, p.quantity, null
    from public.subscribers as d join public.subscriptions as s on s.subscriber_id = d.id
    cross join lateral (select private.planned_quantity(s, round_lines.day) as quantity offset 0) as p
    where d.vendor_id = round_lines.vendor and d.next_on <= round_lines.day
      and (d.ran_on is null or d.ran_on < round_lines.day) and p.quantity > 0;
end
$function$;

comment on function private.round_lines(uuid, date) is 'What a vendor delivers on a day, line by line: as it was ordered, or where the run has not been yet, as it is planned.';

revoke all on function private.round_lines(uuid, date) from public;
