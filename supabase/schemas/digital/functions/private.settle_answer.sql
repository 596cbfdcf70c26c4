create or replace function private.settle_answer (
  f public.digital_fulfilments,
  answer jsonb
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  outcome text := answer ->> 'outcome';
  amount integer := private.json_integer(answer -> 'amount_paise', 1, 2147483647);
  reference text := nullif(trim(answer ->> 'provider_reference'), '');
  reason text := case when answer ->> 'reason' ~ '^[a-z_]{2,40}$' then answer ->> 'reason' else 'provider_failed' end;
  is_open boolean := f.state in ('pending', 'confirmation_pending');
begin
  case outcome
  when 'success' then
    if amount is null or reference is null or length(reference) > 80 then return 'invalid'; end if;
    if f.state = 'success' then
      if reference = f.provider_reference and amount = f.amount_paise then return 'duplicate'; end if;
      perform private.note_contradiction(f.id, 'second_success', answer);
      return 'second_success';
    end if;
    if not is_open then
      perform private.note_contradiction(f.id, 'late_success', answer);
      update public.digital_fulfilments as d set next_at = null where d.id = f.id;
      return 'after_refund';
    end if;
    if amount <> f.amount_paise then
      perform private.note_contradiction(f.id, 'wrong_amount', answer);
      if f.state = 'pending' then perform private.move_fulfilment(f.id, 'confirmation_pending'); end if;
      return 'wrong_amount';
    end if;
    perform private.move_fulfilment(f.id, 'success', reference => reference);
    return 'success';
  when 'failed' then
    if f.state = 'success' then
      perform private.note_contradiction(f.id, 'failed_after_success', answer);
      return 'failed_after_success';
    end if;
    update public.digital_fulfilments as d set next_at = null where d.id = f.id;
    if not is_open then return 'duplicate'; end if;
    perform private.move_fulfilment(f.id, 'failed', reason);
    perform private.move_fulfilment(f.id, 'refund_pending');
    return 'failed';
  when 'pending' then
    if f.state = 'pending' then perform private.move_fulfilment(f.id, 'confirmation_pending'); end if;
    return 'waiting';
  when 'not_taken' then
    -- The provider has certainly not seen this payment: it is sent again under the same number, while there is time.
    update public.digital_fulfilments as d set next_action = case when is_open then 'pay' else 'status' end,
      next_at = case when is_open then d.next_at end where d.id = f.id and d.state <> 'success';
    return 'waiting';
  when 'lost' then return 'waiting';
  else return 'invalid';
  end case;
end
$function$;

comment on function private.settle_answer(public.digital_fulfilments, jsonb) is 'What one answer of a provider changes on a locked fulfilment, in a word: success, failed, waiting, or why it was refused.';

revoke all on function private.settle_answer(public.digital_fulfilments, jsonb) from public;
