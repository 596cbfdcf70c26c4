create or replace function private.note_review_figures()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op <> 'INSERT' then
    if old.vendor_id is not null and old.state <> 'removed' then
      perform private.note_facts(old.vendor_id,
        (old.created_at, 'review_' || old.stars, null, null, -1)::private.figure_fact);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.vendor_id is not null and new.state <> 'removed' then
      perform private.note_facts(new.vendor_id,
        (new.created_at, 'review_' || new.stars, null, null, 1)::private.figure_fact);
    end if;
  end if;
  return null;
end
$function$;

comment on function private.note_review_figures() is 'Counts a review by its stars, on the day that it was written.';

revoke all on function private.note_review_figures() from public;
