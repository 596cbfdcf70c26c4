create or replace function public.revoke_gift_codes (
  batch_id uuid,
  note text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  b private.gift_batches := private.gift_batch_now(revoke_gift_codes.batch_id, '{agreed,issued}');
  revoked bigint;
begin
  perform private.bound(revoke_gift_codes.note, 1200);
  if coalesce(length(trim(revoke_gift_codes.note)) not between 5 and 300, true) then
    perform private.refuse(400, 'gift_codes_invalid', 'Say why these gift codes are revoked.');
  end if;
  revoked := private.end_gift_codes(b, 'revoked', caller);
  perform private.audit('revoke_gift_codes', 'gift_batch', b.id::text, jsonb_build_object('state', b.state),
    jsonb_build_object('state', 'revoked', 'revoked_paise', revoked), trim(revoke_gift_codes.note));
  return jsonb_build_object('revoked_paise', revoked);
end
$function$;

comment on function public.revoke_gift_codes(uuid, text) is 'Ends the codes of a batch that nobody has redeemed, with the reason: {revoked_paise}. What was redeemed stays with its owners. Administrators only; written to the audit log. Refuses gift_codes_invalid, gift_batch_unknown, gift_batch_changed {state}.';

revoke all on function public.revoke_gift_codes(uuid, text) from public;

grant execute on function public.revoke_gift_codes(uuid, text) to authenticated, postgres;
