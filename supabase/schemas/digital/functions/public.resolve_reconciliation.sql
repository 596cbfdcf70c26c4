create or replace function public.resolve_reconciliation (
  id bigint,
  note text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
begin
  if coalesce(length(trim(resolve_reconciliation.note)), 0) not between 3 and 500 then
    perform private.refuse(400, 'note_required', 'Please write down in 3 to 500 letters what was done.');
  end if;
  update public.digital_reconciliation as r set resolved_at = now(), resolved_by = caller,
    note = trim(resolve_reconciliation.note)
  where r.id = resolve_reconciliation.id and r.resolved_at is null;
  if not found then perform private.refuse(404, 'reconciliation_not_found', 'This has been settled already.'); end if;
  perform private.audit('resolve_reconciliation', 'digital_reconciliation', resolve_reconciliation.id::text,
    note => trim(resolve_reconciliation.note));
end
$function$;

comment on function public.resolve_reconciliation(bigint, text) is 'Marks a contradiction as settled with the provider; administrators only, audited. Raises note_required, reconciliation_not_found.';

revoke all on function public.resolve_reconciliation(bigint, text) from public;

grant execute on function public.resolve_reconciliation(bigint, text) to authenticated, postgres;
