create or replace function public.delete_account (
  confirmation text,
  forfeit_paise bigint default null::bigint
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := auth.uid();
  problem jsonb;
  balance bigint;
begin
  if caller is null then perform private.refuse(401, 'sign_in_required', 'Please sign in first.'); end if;
  perform private.bound(confirmation, 1000);
  -- Alone with the account, see hold_account; and the same lock as place_order, so that ordering and closing wait for
  -- each other.
  perform pg_advisory_xact_lock(hashtextextended('account:' || caller, 0));
  perform private.take_turns('place_order', caller::text);
  if private.account_is_closed() then return jsonb_build_object('outcome', 'deleted'); end if;
  if lower(trim(confirmation)) is distinct from private.closing_word(caller) then
    perform private.refuse(400, 'confirmation_wrong', 'What you typed does not match your account.');
  end if;
  -- Checked again: two administrators leaving at once, a job accepted meanwhile, an incoming refund.
  perform from public.user_roles as r where r.role = 'admin' order by r.user_id for update;
  perform from public.couriers as c where c.user_id = caller for update;
  perform from private.ledger_accounts as a where a.owner_id = caller order by a.kind for update;
  problem := private.closing_problems(caller) -> 0;
  if problem is not null then
    -- refuses: orders_under_way, courier_at_work, runs_business, last_admin, payout_under_way, owes_money, books_open
    perform private.refuse(409, problem ->> 'code', 'Your account cannot be deleted yet.', problem - 'code');
  end if;
  balance := private.wallet_balance(caller);
  if balance > 0 and forfeit_paise is distinct from balance then
    perform private.refuse(409, 'wallet_not_empty', 'There is still money in your wallet.',
      jsonb_build_object('balance_paise', balance));
  end if;
  if exists (select from storage.objects as s where s.bucket_id = 'avatars' and s.name like caller || '/%') then
    perform private.refuse(409, 'avatar_not_removed', 'Your photo has to be removed first.');
  end if;
  if balance > 0 then
    perform private.post('adjustment', null, 'forfeit:' || caller, array[
      (caller, 'customer_wallet', -balance)::private.movement, (null, 'platform_revenue', balance)::private.movement],
      'Given up by the owner when closing the account');
  end if;
  perform private.audit('delete_account', 'user', caller::text, null, jsonb_build_object('forfeited_paise', balance));
  perform private.forget_orders(caller);
  perform private.forget_trades(caller);
  perform private.forget_messages(caller);
  perform private.forget_person(caller);
  return jsonb_build_object('outcome', 'deleted');
end
$function$;

comment on function public.delete_account(text, bigint) is 'Closes the caller''s account for good: personal data is removed, orders and ledger entries stay without the name. forfeit_paise must be the exact wallet balance that is given up. Repeating the call changes nothing.';

revoke all on function public.delete_account(text, bigint) from public;

grant execute on function public.delete_account(text, bigint) to authenticated, postgres;
