create or replace function public.propose_reserve_rule (
  rule jsonb,
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
  given record;
  r private.reserve_rules;
  result jsonb;
begin
  perform private.bound(propose_reserve_rule.rule, 3000);
  result := private.claim_idempotency(caller, propose_reserve_rule.idempotency_key, 'propose_reserve_rule');
  if result is not null then return result; end if;
  begin
    select k.account_kind, k.from_age_days, k.valid_from, k.share_bp, k.refund_days, k.release_days,
      trim(k.note) as note into given
    from jsonb_to_record(propose_reserve_rule.rule) as k (account_kind text, from_age_days integer,
      valid_from date, share_bp integer, refund_days integer, release_days integer, note text);
    if given.valid_from is null or given.valid_from not between private.today() and private.today() + 400
        or not exists (select from private.payees as p where p.account::text = given.account_kind) then
      raise check_violation;
    end if;
    insert into private.reserve_rules (account_kind, from_age_days, valid_from, share_bp, refund_days, release_days,
      note, asked_by)
    values (given.account_kind::public.ledger_account_kind, given.from_age_days, given.valid_from, given.share_bp,
      given.refund_days, given.release_days, given.note, caller) returning * into r;
  exception when check_violation or not_null_violation or data_exception or invalid_parameter_value then
    perform private.refuse(400, 'reserve_rule_invalid', 'Please check what is kept, from when on, and why.');
  end;
  if r.share_bp <= private.setting_int('reserve_alone_bp') then
    update private.reserve_rules as k set state = 'active', decided_by = caller, decided_at = now()
    where k.id = r.id returning * into r;
  end if;
  perform private.audit('propose_reserve_rule', 'reserve_rule', r.id::text, null, to_jsonb(r) - 'note', r.note);
  result := jsonb_build_object('id', r.id, 'state', r.state);
  perform private.keep_result(caller, propose_reserve_rule.idempotency_key, result);
  return result;
end
$function$;

comment on function public.propose_reserve_rule(jsonb, text) is 'A rule for what is kept of statements: {account_kind, from_age_days, valid_from (today or later), share_bp or refund_days, release_days, note}, once per key. Above a limit it waits for a second person: {id, state: active|waiting}. Administrators only; written to the audit log.';

revoke all on function public.propose_reserve_rule(jsonb, text) from public;

grant execute on function public.propose_reserve_rule(jsonb, text) to authenticated, postgres;
