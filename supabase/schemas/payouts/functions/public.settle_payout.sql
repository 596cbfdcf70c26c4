create or replace function public.settle_payout (
  payout_id uuid,
  status text,
  reference text default null::text,
  note text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  p public.payouts;
  mark text := nullif(trim(settle_payout.reference), '');
begin
  perform private.bound(settle_payout.note, 2000);
  perform private.bound(settle_payout.reference, 200);
  select * into p from public.payouts as k where k.id = settle_payout.payout_id for no key update;
  if not found then perform private.refuse(404, 'payout_not_found', 'There is no such payout.'); end if;
  if caller is not distinct from p.requested_by or private.owns_earnings(p.owner_id, p.account_kind) then
    perform private.refuse(403, 'own_payout', 'Somebody else has to settle your own payout.'); end if;
  if p.status = settle_payout.status then return jsonb_build_object('status', p.status); end if;
  if private.is_at_service(p) then
    perform private.refuse(409, 'payout_at_provider', 'The payout service says what becomes of this payout.',
      jsonb_build_object('status', p.status));
  end if;
  if p.status not in ('requested', 'processing') or settle_payout.status is null
      or settle_payout.status not in ('processing', 'paid', 'failed') then
    perform private.refuse(409, 'payout_settled', 'This payout has been settled in the meantime.',
      jsonb_build_object('status', p.status));
  end if;
  if settle_payout.status = 'paid' and coalesce(mark, '') !~ '^[A-Za-z0-9 ./_-]{4,64}$' then
    perform private.refuse(400, 'payout_reference_invalid', 'Please enter the reference of the transfer.');
  end if;
  perform private.end_payout(p, settle_payout.status, mark, settle_payout.note, false);
  perform private.audit('settle_payout', 'payout', p.id::text, jsonb_build_object('status', p.status),
    jsonb_build_object('status', settle_payout.status, 'reference', mark), left(settle_payout.note, 500));
  return jsonb_build_object('status', settle_payout.status);
end
$function$;

comment on function public.settle_payout(uuid, text, text, text) is 'Marks a payout as processing, paid (with the transfer''s reference) or failed, which returns the money to the earnings: {status}. Repeating changes nothing. Administrators only; written to the audit log.';

revoke all on function public.settle_payout(uuid, text, text, text) from public;

grant execute on function public.settle_payout(uuid, text, text, text) to authenticated, postgres;
