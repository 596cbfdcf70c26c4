create or replace function private.paid (
  order_id uuid
)
  returns bigint
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(sum(p.amount_paise - p.refunded_paise), 0)::bigint from public.payments as p
      where p.order_id = paid.order_id and p.collected_at is not null);
end
$function$;

comment on function private.paid(uuid) is 'What has been paid for an order and has not gone back.';

revoke all on function private.paid(uuid) from public;
