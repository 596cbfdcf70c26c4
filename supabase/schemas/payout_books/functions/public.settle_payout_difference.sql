create or replace function public.settle_payout_difference (
  difference_id uuid,
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
  d private.payout_differences;
  theirs private.provider_payouts;
  ours public.payouts;
  reason text := trim(settle_payout_difference.note);
  action text;
begin
  perform private.bound(settle_payout_difference.note, 2000);
  if coalesce(length(reason), 0) not between 3 and 300 then
    perform private.refuse(400, 'reason_missing', 'Please say why, in 3 to 300 letters.');
  end if;
  -- What it was when the list was opened may have ended since.
  perform private.compare_payouts();
  select * into d from private.payout_differences as k where k.id = settle_payout_difference.difference_id for update;
  if d.id is null then
    perform private.refuse(404, 'difference_not_found', 'There is no such difference.');
  elsif not d.is_open then
    perform private.refuse(409, 'difference_ended', 'Both books say the same by now.');
  end if;
  select * into theirs from private.provider_payouts as p where p.provider_payout_id = d.subject;
  select * into ours from public.payouts as k where k.provider_payout_id = d.subject
    or (k.provider_payout_id is null and k.id::text = theirs.reference_id);
  if ours.requested_by is not distinct from caller
      or coalesce(private.owns_earnings(ours.owner_id, ours.account_kind), false) then
    perform private.refuse(403, 'own_payout', 'Somebody else has to settle your own payout.');
  end if;
  action := private.payout_difference_action(d.kind);
  if action = 'take_in' then perform private.take_payout_in(theirs, d.kind, reason); end if;
  update private.payout_differences as k set is_open = false, decided_by = caller, decided_at = now(), note = reason
  where k.id = d.id;
  perform private.audit('settle_payout_difference', 'payout', d.subject, jsonb_build_object('kind', d.kind,
    'ours_paise', d.ours_paise, 'theirs_paise', d.theirs_paise), jsonb_build_object('action', action), reason);
  return jsonb_build_object('action', action);
end
$function$;

comment on function public.settle_payout_difference(uuid, text) is 'Ends a difference by the one action that its kind allows, with a reason, on the audit log; answers {action: take_in|note}. Twice it is refused (difference_ended), and so is one''s own payout. Administrators only.';

revoke all on function public.settle_payout_difference(uuid, text) from public;

grant execute on function public.settle_payout_difference(uuid, text) to authenticated, postgres;
