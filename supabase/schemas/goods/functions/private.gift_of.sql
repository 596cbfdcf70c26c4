create or replace function private.gift_of (
  checkout uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select jsonb_build_object('recipient', g.recipient, 'message', g.message, 'sender', g.sender)
    from public.order_gifts as g where g.checkout_id = gift_of.checkout);
end
$function$;

comment on function private.gift_of(uuid) is 'The card of a checkout that is a gift, {recipient, message, sender}; null for others.';

revoke all on function private.gift_of(uuid) from public;
