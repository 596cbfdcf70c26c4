create or replace function private.keep_instrument (
  asked private.gateway_orders,
  instrument jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  mark text := case when jsonb_typeof(instrument) = 'string' and length(instrument #>> '{}') between 5 and 200
    then private.keyed_digest('instrument ' || lower(instrument #>> '{}')) end;
begin
  -- What somebody else pays at the door or by a link says nothing about the customer.
  if mark is null or asked.purpose <> 'checkout' then return; end if;
  perform private.remember_digest('instrument', mark, asked.user_id);
  if exists (select from public.coupon_redemptions as r
      join public.coupons as c on c.code = r.code and c.first_order_only
      where r.checkout_id = asked.subject_id and r.user_id = asked.user_id and r.released_at is null) then
    perform private.remember_digest('first_instrument', mark, asked.user_id);
  end if;
end
$function$;

comment on function private.keep_instrument(private.gateway_orders, jsonb) is 'Keeps the digest of what a customer has paid with, and that it paid for a first-order coupon. The money is there by then, so that the order stands; the next use is refused.';

revoke all on function private.keep_instrument(private.gateway_orders, jsonb) from public;
