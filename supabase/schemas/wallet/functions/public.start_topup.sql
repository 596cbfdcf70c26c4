create or replace function public.start_topup (
  amount_paise bigint
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  least_paise integer := private.setting_int('wallet_topup_min_paise');
  most_paise integer := private.setting_int('wallet_topup_max_paise');
  room bigint;
  asked private.wallet_topups;
begin
  if not private.topup_offered() then
    perform private.refuse(409, 'topup_unavailable', 'Money cannot be added to a wallet at present.');
  end if;
  if coalesce(start_topup.amount_paise not between least_paise and most_paise, true) then
    perform private.refuse(400, 'topup_amount_invalid', 'This amount cannot be added at once.',
      jsonb_build_object('minimum_paise', least_paise, 'maximum_paise', most_paise));
  end if;
  perform private.take_turns('wallet_topup', caller::text);
  room := private.topup_room(caller);
  if start_topup.amount_paise > room then
    perform private.refuse(409, 'topup_limit', 'This is more than the wallet can take.',
      jsonb_build_object('room_paise', room));
  end if;
  select * into asked from private.wallet_topups as t
  where t.user_id = caller and t.paid_at is null and t.ended_at is null;
  if asked.amount_paise is distinct from start_topup.amount_paise or asked.pay_by < now() + interval '5 minutes' then
    update private.wallet_topups as t set ended_at = now() where t.id = asked.id;
    insert into private.wallet_topups (user_id, amount_paise) values (caller, start_topup.amount_paise)
    returning * into asked;
  end if;
  return jsonb_build_object('id', asked.id, 'amount_paise', asked.amount_paise, 'pay_by', asked.pay_by);
end
$function$;

comment on function public.start_topup(bigint) is 'Begins adding money to the caller''s wallet, which the gateway collects for the purpose wallet_topup: {id, amount_paise, pay_by}; the same for every tab. Refuses topup_unavailable, topup_amount_invalid {minimum_paise, maximum_paise}, topup_limit {room_paise}.';

revoke all on function public.start_topup(bigint) from public;

grant execute on function public.start_topup(bigint) to authenticated, postgres;
