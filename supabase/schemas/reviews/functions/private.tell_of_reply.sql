create or replace function private.tell_of_reply()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  named text;
begin
  new.reply := nullif(private.plain_text(new.reply), '');
  if new.reply is null then
    new.replied_at := null;
  elsif old.reply is distinct from new.reply then
    new.replied_at := now();
    if old.reply is null and new.author_id is not null then
      select v.name into named from public.vendors as v where v.id = coalesce(new.vendor_id, new.seller_id);
      perform private.notify(new.author_id, 'review_replied', jsonb_build_object('vendor', named),
        '/profile?sheet=reviews');
    end if;
  end if;
  return new;
end
$function$;

comment on function private.tell_of_reply() is 'Cleans a reply, says when it was written, and tells the author of the first one.';

revoke all on function private.tell_of_reply() from public;
