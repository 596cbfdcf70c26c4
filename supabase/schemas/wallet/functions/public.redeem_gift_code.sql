create or replace function public.redeem_gift_code (
  code text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  found_code private.gift_codes;
begin
  perform private.bound(redeem_gift_code.code, 100);
  perform private.take_turns('gift_code', caller::text);
  delete from private.gift_guesses as g where g.user_id = caller and g.at < now() - interval '1 day';
  if (select count(*) filter (where g.at > now() - interval '1 hour') >= 5 or count(*) >= 20
      from private.gift_guesses as g where g.user_id = caller) then
    perform private.refuse(429, 'too_many_gift_codes', 'Too many wrong codes. Please try again later.');
  end if;
  select * into found_code from private.gift_codes as g
  where g.digest = private.gift_digest(redeem_gift_code.code) for update;
  if found_code.id is null then
    insert into private.gift_guesses (user_id) values (caller);
    return '{"outcome": "unknown"}';
  end if;
  -- Sent again after an answer that was lost.
  if found_code.redeemed_by is not null and found_code.redeemed_by <> caller then
    return '{"outcome": "used"}';
  end if;
  if found_code.redeemed_by is null then
    if found_code.expires_at <= clock_timestamp() then return '{"outcome": "expired"}'; end if;
    if found_code.ended_at is not null then return '{"outcome": "revoked"}'; end if;
    if exists (select from private.gift_batches as b where b.id = found_code.batch_id
        and caller in (b.asked_by, b.decided_by)) then
      perform private.refuse(403, 'own_gift_codes', 'Somebody else has to redeem codes that you made.');
    end if;
    update private.gift_codes as g set redeemed_by = caller, redeemed_at = now() where g.id = found_code.id;
    perform private.post('gift_code', null, 'gift-code:' || found_code.id, array[
      (caller, 'customer_wallet', found_code.amount_paise)::private.movement,
      (null, 'gift_codes', -found_code.amount_paise)::private.movement]);
    perform private.publish('user:' || caller, 'wallet', '{}'::jsonb);
  end if;
  return jsonb_build_object('outcome', 'redeemed', 'amount_paise', found_code.amount_paise,
    'balance_paise', private.wallet_balance(caller));
end
$function$;

comment on function public.redeem_gift_code(text) is 'Puts the money of a gift code into the caller''s wallet, once: {outcome: redeemed, amount_paise, balance_paise}, or {outcome: unknown|used|expired|revoked}. Whoever made a code or agreed to it is refused own_gift_codes; five wrong codes within an hour, twenty within a day refuse too_many_gift_codes.';

revoke all on function public.redeem_gift_code(text) from public;

grant execute on function public.redeem_gift_code(text) to authenticated, postgres;
