create or replace function private.keep_gift (
  checkout uuid,
  caller uuid,
  gift jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into public.order_gifts (checkout_id, user_id, recipient, message, sender)
  values (checkout, caller, trim(gift ->> 'recipient'), coalesce(gift ->> 'message', ''),
    coalesce(gift ->> 'sender', ''))
$function$;

revoke all on function private.keep_gift(uuid, uuid, jsonb) from public;
