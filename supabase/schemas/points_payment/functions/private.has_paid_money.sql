create or replace function private.has_paid_money (
  order_id uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from public.payments as p
    join private.payment_methods as m on m.method = p.method and m.collected <> 'points'
    where p.order_id = has_paid_money.order_id and p.collected_at is not null)
$function$;

comment on function private.has_paid_money(uuid) is 'Whether anything but points was paid for an order, also where it has gone back since.';

revoke all on function private.has_paid_money(uuid) from public;
