create or replace function private.day_lines (
  stop public.subscribers,
  v public.vendors,
  t public.subscription_terms,
  day date,
  at timestamp with time zone
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  from_at timestamptz := (day_lines.day + t.delivers_from) at time zone 'Asia/Kolkata';
  vendor_problem text := case
    when day_lines.at >= (day_lines.day + t.delivers_until) at time zone 'Asia/Kolkata' then 'not_run'
    when v.status <> 'active' or not v.accepting_orders or v.paused_until > from_at
      or exists (select from public.vendor_holidays as h where h.vendor_id = v.id and h.day = day_lines.day)
        then 'vendor' end;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('subscription_id', p.id, 'item_id', p.item_id, 'name', i.name,
      'picture', i.picture,
      'options', '[]'::jsonb, 'option_ids', '[]'::jsonb, 'tax_class', i.tax_class, 'unit_paise', p.price, 'quantity',
        p.quantity,
      'total_paise', p.price * p.quantity, 'deposit_paise', coalesce(b.deposit_paise, 0),
      'deposit_bottles', case when b.deposit_paise > 0 then greatest(p.bottles_out + p.quantity - p.bottles_paid, 0)
        else 0 end,
      'skipped', case when vendor_problem is not null then vendor_problem
        when b.item_id is null or not i.is_available or i.sold_out_until > from_at then 'unavailable'
        when p.price_change = 'ask' and p.price > p.agreed_paise then 'price' end) order by i.name, p.id), '[]'::jsonb)
    from (
      select s.id, s.item_id, s.price_change, s.agreed_paise, s.bottles_out, s.bottles_paid,
        private.planned_quantity(s, day_lines.day) as quantity, private.subscription_price(s.item_id, day_lines.day)
          as price
      from public.subscriptions as s where s.subscriber_id = stop.id offset 0) as p
    join public.catalog_items as i on i.id = p.item_id
    left join public.subscription_items as b on b.item_id = p.item_id
    where p.quantity > 0);
end
$function$;

comment on function
  private.day_lines(public.subscribers, public.vendors, public.subscription_terms, date, timestamp
  with time zone) is 'What a subscriber has planned for a day, in the shape of the lines of a quote, with subscription_id, deposit_paise, deposit_bottles and skipped: why a line cannot be delivered.';

revoke all
  on function private.day_lines(public.subscribers, public.vendors, public.subscription_terms, date, timestamp
    with time zone)
  from public;
