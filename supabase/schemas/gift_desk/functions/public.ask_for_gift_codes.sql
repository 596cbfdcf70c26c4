create or replace function public.ask_for_gift_codes (
  many integer,
  amount_paise bigint,
  expires_on date,
  note text,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  b private.gift_batches;
  result jsonb;
begin
  perform private.bound(ask_for_gift_codes.note, 1200);
  result := private.claim_idempotency(caller, ask_for_gift_codes.idempotency_key, 'ask_for_gift_codes');
  if result is not null then return result; end if;
  if coalesce(ask_for_gift_codes.many not between 1 and 500
      or ask_for_gift_codes.amount_paise not between 100 and 1000000
      or ask_for_gift_codes.expires_on not between private.today() and private.today() + 3650
      or length(trim(ask_for_gift_codes.note)) not between 5 and 300, true) then
    perform private.refuse(400, 'gift_codes_invalid', 'These gift codes cannot be made.');
  end if;
  perform private.take_turns('gift_codes', caller::text);
  insert into private.gift_batches (many, amount_paise, expires_on, note, asked_by)
  values (ask_for_gift_codes.many, ask_for_gift_codes.amount_paise, ask_for_gift_codes.expires_on,
    trim(ask_for_gift_codes.note), caller) returning * into b;
  -- Many small ones are a large one.
  if (select sum(k.many * k.amount_paise) from private.gift_batches as k where k.asked_by = caller and (k.id = b.id
      or (k.decided_by = caller and k.state <> 'refused' and k.asked_at > now() - interval '30 days')))
      <= private.setting_int('gift_codes_alone_paise') then
    update private.gift_batches as k set state = 'agreed', decided_by = caller, decided_at = now()
    where k.id = b.id returning * into b;
  end if;
  perform private.audit('ask_for_gift_codes', 'gift_batch', b.id::text, null, jsonb_build_object('many', b.many,
    'amount_paise', b.amount_paise, 'expires_on', b.expires_on, 'state', b.state), b.note);
  result := jsonb_build_object('id', b.id, 'state', b.state);
  perform private.keep_result(caller, ask_for_gift_codes.idempotency_key, result);
  return result;
end
$function$;

comment on function public.ask_for_gift_codes(integer, bigint, date, text, text) is 'Asks for up to 500 gift codes of ₹1 to ₹10,000 each, which can be redeemed up to and with a day, once per key. What one administrator asks for in 30 days above the limit waits for a second one: {id, state: agreed|waiting}. Administrators only; written to the audit log. Refuses gift_codes_invalid.';

revoke all on function public.ask_for_gift_codes(integer, bigint, date, text, text) from public;

grant execute
  on function public.ask_for_gift_codes(integer, bigint, date, text, text)
  to authenticated, postgres;
