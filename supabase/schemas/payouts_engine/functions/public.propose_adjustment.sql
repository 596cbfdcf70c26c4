create or replace function public.propose_adjustment (
  owner_id uuid,
  account_kind public.ledger_account_kind,
  amount_paise bigint,
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
  a private.payout_adjustments;
  result jsonb;
begin
  perform private.bound(propose_adjustment.note, 1200);
  result := private.claim_idempotency(caller, propose_adjustment.idempotency_key, 'propose_adjustment');
  if result is not null then return result; end if;
  if not exists (select from private.ledger_accounts as k join private.payees as p on p.account = k.kind
    where k.owner_id = propose_adjustment.owner_id and k.kind = propose_adjustment.account_kind) then
    perform private.refuse(404, 'earnings_not_found', 'There are no such earnings.');
  end if;
  if private.owns_earnings(propose_adjustment.owner_id, propose_adjustment.account_kind) then
    perform private.refuse(403, 'own_payout', 'Somebody else has to settle your own payout.');
  end if;
  if propose_adjustment.amount_paise is null or propose_adjustment.amount_paise = 0
      or abs(propose_adjustment.amount_paise) > 100000000
      or coalesce(length(trim(propose_adjustment.note)), 0) not between 5 and 300 then
    perform private.refuse(400, 'adjustment_invalid', 'A correction has an amount and says why.');
  end if;
  perform private.take_turns('payout', propose_adjustment.owner_id::text);
  insert into private.payout_adjustments (owner_id, account_kind, amount_paise, note, asked_by)
  values (propose_adjustment.owner_id, propose_adjustment.account_kind, propose_adjustment.amount_paise,
    trim(propose_adjustment.note), caller) returning * into a;
  -- Many small ones are a large one.
  if (select sum(abs(k.amount_paise)) from private.payout_adjustments as k where k.owner_id = a.owner_id
      and k.account_kind = a.account_kind and k.asked_by = caller and (k.id = a.id
        or (k.decided_by = caller and k.state = 'posted' and k.asked_at > now() - interval '30 days')))
      <= private.setting_int('adjustment_alone_paise') then
    update private.payout_adjustments as k set state = 'posted', decided_by = caller, decided_at = now()
    where k.id = a.id returning * into a;
    perform private.post_adjustment(a);
  end if;
  perform private.audit('propose_adjustment', 'payee', a.owner_id::text, null, jsonb_build_object('id', a.id,
    'amount_paise', a.amount_paise, 'state', a.state), a.note);
  result := jsonb_build_object('id', a.id, 'state', a.state);
  perform private.keep_result(caller, propose_adjustment.idempotency_key, result);
  return result;
end
$function$;

comment on function public.propose_adjustment(uuid, public.ledger_account_kind, bigint, text, text) is
  'Corrects a payee''s earnings by an amount, up or down, once per key; what one administrator corrects of a payee in 30 days above the limit waits for a second one: {id, state: posted|waiting}. Administrators only; written to the audit log.';

revoke all
  on function public.propose_adjustment(uuid, public.ledger_account_kind, bigint, text, text)
  from public;

grant execute
  on function public.propose_adjustment(uuid, public.ledger_account_kind, bigint, text, text)
  to authenticated, postgres;
