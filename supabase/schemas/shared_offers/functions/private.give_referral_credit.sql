create or replace function private.give_referral_credit (
  person uuid,
  paise bigint,
  key text,
  template text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if private.post('referral_credit', null, give_referral_credit.key, array[
      (person, 'customer_wallet', paise)::private.movement, (null, 'promo_expense', -paise)::private.movement]) then
    perform private.notify(person, give_referral_credit.template, jsonb_build_object('amount', private.rupees(paise),
      'amount_paise', paise), '/wallet');
    perform private.publish('user:' || person, 'wallet', '{}'::jsonb);
  end if;
end
$function$;

revoke all on function private.give_referral_credit(uuid, bigint, text, text) from public;
